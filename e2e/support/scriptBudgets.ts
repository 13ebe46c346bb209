/** Budgets of the scripts that a phone loads with a home page, bytes on the wire: by default, and in any template. */
export const scriptBudgets = { home: 170_000, anyTemplate: 190_000 };
