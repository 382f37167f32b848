import { type Budget, type Budgets, defaultBudgets } from '../../http/limits.ts';

/** No client is ever too fast. */
export const noLimits = Object.fromEntries(
  Object.entries(defaultBudgets).map(([name, budget]): [string, Budget] => [
    name,
    { ...budget, burst: 1_000_000_000, seconds: 1 },
  ]),
) as unknown as Budgets;
