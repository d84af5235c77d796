/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ConfirmSimilarBudgetParameter } from './confirmSimilarBudgetParameter.ts';

export type CreateBudgetParams = {
/**
 * Yes to a budget whose number or value differs from that of another one only by dashes, spaces or signs; without it 422 `similar_budget` asks.
 */
confirmSimilarBudget?: ConfirmSimilarBudgetParameter;
};
