/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolActionType } from './protocolActionType.ts';
import type { StopType } from './stopType.ts';

/**
 * What changes of an action; a field left out stays, null clears an optional one.
 */
export interface BaseProtocolActionUpdate {
  /** At which stop. */
  stopType?: StopType;
  /** What it asks for; a block is text to read. */
  type?: ProtocolActionType;
  /**
     * What is asked, or the heading of what is read.
     * @minLength 1
     * @maxLength 200
     */
  label?: string;
  /**
     * More about it; of a block the text itself.
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  /**
     * Whether the stop can be left without it.
     * @nullable
     */
  required?: boolean | null;
  /**
     * The choices, for select and multi_select alone.
     * @maxItems 100
     * @nullable
     * @items.minLength 1
     * @items.maxLength 200
     */
  options?: string[] | null;
  /**
     * What a number is counted in, for number_input alone.
     * @maxLength 20
     * @nullable
     */
  unit?: string | null;
  /**
     * The least number that is taken, for number_input alone.
     * @minimum -1000000000
     * @maximum 1000000000
     * @nullable
     */
  minimum?: number | null;
  /**
     * The largest number that is taken, for number_input alone.
     * @minimum -1000000000
     * @maximum 1000000000
     * @nullable
     */
  maximum?: number | null;
  /**
     * Where it is to stand among the actions of its protocol, from 0; past the last one it is the last.
     * @minimum 0
     * @maximum 39
     */
  position?: number;
}
