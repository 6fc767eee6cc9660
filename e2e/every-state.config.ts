import { defineConfig } from "playwright/test";
import journeys from "./playwright.config";

const { projects: _, ...common } = journeys;

/** `npm run test:accessibility`: too long for every change, and for any that is about looks or words worth its time. */
export default defineConfig({ ...common, testMatch: "every-state.ts", use: { ...common.use, trace: "off" } });
