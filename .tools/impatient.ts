import { configure } from "@testing-library/react";

// With a planted bug many waits are in vain, so they are shorter than the usual limit, which is for machines under
// load.
configure({ asyncUtilTimeout: 5_000 });
