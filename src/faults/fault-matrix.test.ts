import { expect, test } from "vitest";
import type { Endpoint } from "@/api/endpoint";
import { faultMatrix } from "./fault-matrix";

const modules = import.meta.glob<Record<string, unknown>>(["@/api/contract/*.ts", "!**/*.test.ts"], { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "line" in value && "reply" in value;
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint));

test("the fault matrix covers every call of the back end, and nothing else", () => {
  const tried = new Set<string>(faultMatrix.map(({ line }) => line));
  expect(calls.length).toBeGreaterThan(0);
  expect([...tried].toSorted()).toEqual(calls.map(({ line }) => line).toSorted());
});
