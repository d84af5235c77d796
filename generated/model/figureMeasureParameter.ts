/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureMeasure } from './figureMeasure.ts';

export type FigureMeasureParameter = FigureMeasure;
