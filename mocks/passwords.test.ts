import { expect, test } from "vitest";
import { digestOf, hasPassword } from "./passwords";
import { samplePassword, seedState } from "./seed";

const owner = () => {
  const person = seedState().people["user-owner"];
  if (!person) throw new Error("The owner is a sample person");
  return person;
};

test("only a digest of a password is stored, which verifies it", () => {
  const person = { ...owner(), passwordDigest: digestOf("Secret#99") };
  expect(hasPassword(person, "Secret#99")).toBe(true);
  expect(hasPassword(person, "secret#99")).toBe(false);
  expect(hasPassword(person, "")).toBe(false);
  expect(JSON.stringify(person)).not.toContain("Secret");
});

test("the same password twice has two digests", () => {
  expect(digestOf("Secret#99")).not.toBe(digestOf("Secret#99"));
});

test("a digest of another cost still verifies", () => {
  expect(hasPassword({ ...owner(), passwordDigest: digestOf("Secret#99", 4) }, "Secret#99")).toBe(true);
});

test("the sample people have the sample password, which is not stored in a world", () => {
  expect(hasPassword(owner(), samplePassword)).toBe(true);
  expect(JSON.stringify(seedState())).not.toContain(samplePassword);
});
