/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderMedia } from './deliveryOrderMedia.ts';
import type { ProtocolActionType } from './protocolActionType.ts';

/**
 * An action with its answer.
 */
export type ProtocolEntryActionsWithDataItem = {
  /**
     * The action within its stop.
     * @minLength 1
     * @maxLength 60
     */
  id: string;
  type: ProtocolActionType;
  /**
     * What is asked.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  /**
     * More about it.
     * @maxLength 2000
     * @nullable
     */
  description: string | null;
  /** Whether the stop can be left without it. */
  required: boolean;
  /**
     * The choices of select and multi-select.
     * @maxItems 100
     * @items.maxLength 200
     */
  options: string[];
  /**
     * What a number is counted in.
     * @maxLength 20
     */
  unit?: string;
  /**
     * The least number that is taken.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  minimum?: number;
  /**
     * The largest number that is taken.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  maximum?: number;
  /** Text, number, choice, choices or yes; null without an answer, and for files and signatures. */
  value: string | number | boolean | string[] | null;
  /**
     * The files of media and signature.
     * @maxItems 200
     */
  media: DeliveryOrderMedia[];
};
