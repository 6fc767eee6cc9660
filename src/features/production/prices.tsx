import { useCallback, useMemo } from "react";
import { startKinds, type ByKind } from "@/rules/production-plan";
import { usePreference, type Preference } from "@/shared/preferences";
import { Field, TextInput } from "@/ui/field";

const isPrices = (value: unknown): value is ByKind =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(
    ([kind, price]) => startKinds.some((one) => one === kind) && Number.isFinite(price) && price >= 0,
  );

/** What one thing of each kind costs whoever is signed in, in whatever they count. */
const prices: Preference<ByKind> = { name: "prices", isOne: isPrices };
const none: ByKind = {};

export function usePrices() {
  const [kept = none, keep] = usePreference(prices);
  return [kept, keep] as const;
}

/** An amount without a currency: nobody knows which one the prices are in. */
export function useAmountFormat() {
  const format = useMemo(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }), []);
  return useCallback((amount: number) => format.format(amount), [format]);
}

const labels = { image: "One image", talking: "One talking clip", action: "One action clip" };

/** The prices, which are typed once. An empty field is no price. */
export function Prices() {
  const [kept, keep] = usePrices();
  function set(kind: keyof typeof labels, text: string) {
    const { [kind]: _, ...others } = kept;
    const price = Number.parseFloat(text.replace(",", "."));
    const next = Number.isFinite(price) && price >= 0 ? { ...others, [kind]: price } : others;
    keep(Object.keys(next).length > 0 ? next : undefined);
  }
  return (
    <div className="grid grid-cols-3 gap-3">
      {startKinds.map((kind) => (
        <Field key={kind} label={labels[kind]}>
          <TextInput
            inputMode="decimal"
            defaultValue={kept[kind] ?? ""}
            onChange={({ target }) => set(kind, target.value)}
          />
        </Field>
      ))}
    </div>
  );
}
