interface InksProps<Name extends string> {
  /** The class of each, such as "text-accent". */
  inks: Readonly<Record<Name, string>>;
}

/** Tokens for a canvas, which knows no classes. They stand unseen beside it, to be read by `readInk`. */
export const Inks = <Name extends string>({ inks }: InksProps<Name>) => (
  <div hidden>
    {Object.entries<string>(inks).map(([name, className]) => (
      <i key={name} data-ink={name} className={className} />
    ))}
  </div>
);

/** The colour of one of the tokens that stand in a canvas's frame; "" where there is none. */
export function readInk(frame: HTMLElement | null, name: string): string {
  const sample = frame?.querySelector(`[data-ink=${name}]`);
  return sample ? getComputedStyle(sample).color : "";
}
