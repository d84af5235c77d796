/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FirstPieceParameter } from './firstPieceParameter.ts';
import type { LastPieceParameter } from './lastPieceParameter.ts';

export type GetDeliveryOrderShippingLabelHtmlParams = {
/**
 * The first piece that gets a label of its own, counted through all parcels; 1 when only the last is said.
 * @minimum 1
 * @maximum 1000000
 */
firstPiece?: FirstPieceParameter;
/**
 * The last piece that gets a label of its own; the last of the order when only the first is said.
 * @minimum 1
 * @maximum 1000000
 */
lastPiece?: LastPieceParameter;
};
