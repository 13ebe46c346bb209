import type { BudgetLine } from './budgetLine';
import { codeLines } from './codeBudgets';
import { pageLines } from './pageBudgets';
import type { Results } from './results';
import { lighthouseLines, serverLines } from './serverBudgets';
import { useLines } from './useBudgets';

/** The table of budgets, measured. */
export function budgetLines(results: Results): BudgetLine[] {
  return [pageLines, codeLines, useLines, serverLines, lighthouseLines].flatMap((lines) => lines(results));
}
