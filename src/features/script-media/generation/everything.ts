/** Where generating everything stands, for whoever shows it elsewhere on the screen. */
export interface Everything {
  phase: "idle" | "running" | "elsewhere";
  /** Whether it can be begun. */
  isOffered: boolean;
  /** Which of the seven is being run. */
  step: number;
  begin: () => void;
}
