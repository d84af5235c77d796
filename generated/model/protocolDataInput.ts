/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';
import type { ProtocolDataInputAnswersItem } from './protocolDataInputAnswersItem.ts';
import type { StopType } from './stopType.ts';

/**
 * Answers captured at a stop. An action left out keeps its earlier answer, so that a driver can save in between.
 */
export interface ProtocolDataInput {
  stop: StopType;
  /**
     * Degrees north; null when the device did not know.
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  lat?: number | null;
  /**
     * Degrees east; null when the device did not know.
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng?: number | null;
  occurredAt?: OccurredAt;
  /**
     * The answers.
     * @maxItems 100
     */
  answers: ProtocolDataInputAnswersItem[];
}
