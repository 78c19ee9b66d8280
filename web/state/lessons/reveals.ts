/** What happens on the page once a task has come to an end. */
export const reveals = {
  visit: { type: "step" },
  update: { type: "next-update" },
  epoch: { type: "next-epoch" },
  end: { type: "finish" },
} as const;
