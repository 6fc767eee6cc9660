import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { stateFilters, type ProductionFilter } from "./production-filter";

const types = ["talking", "action"] as const;

/** The filter, which stands in the address: a link shows the same. */
export function useProductionFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo((): ProductionFilter => {
    const given = (name: string) => params.get(name) ?? undefined;
    return {
      state: stateFilters.find(({ value }) => value === given("state"))?.value,
      scene: given("scene"),
      character: given("character"),
      type: types.find((type) => type === given("type")),
    };
  }, [params]);
  const show = useCallback(
    (next: ProductionFilter) =>
      setParams(
        (before) => {
          for (const name of ["state", "scene", "character", "type"] as const) {
            const value = next[name];
            if (value === undefined) before.delete(name);
            else before.set(name, value);
          }
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [filter, show] as const;
}
