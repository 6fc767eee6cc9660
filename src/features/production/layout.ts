/** The matrix with its rail beside it, which stays in sight; in a narrow window the plan stands first. */
export const withRail =
  "grid gap-6 max-xl:flex max-xl:flex-col-reverse xl:grid-cols-[minmax(0,1fr)_22rem] min-[105rem]:grid-cols-[minmax(0,1fr)_27.5rem]";
