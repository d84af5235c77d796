/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureOf } from './figureOf.ts';
import type { FigureSide } from './figureSide.ts';
import type { FigureSpan } from './figureSpan.ts';

/**
 * Which orders are counted, and how. Days are those of the calendar of the courier that carries out; both of them are included, at most ten years.
 */
export interface AnalyticsParams {
  /**
     * The first day.
     * @maxLength 10
     */
  from: string;
  /**
     * The last day.
     * @maxLength 10
     */
  until: string;
  by?: FigureSpan;
  side?: FigureSide;
  of?: FigureOf;
}
