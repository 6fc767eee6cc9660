import { configure } from "@testing-library/react";

// With a bug planted what is waited for may never come; the usual limit is for machines under load.
configure({ asyncUtilTimeout: 5_000 });
