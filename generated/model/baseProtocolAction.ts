/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolActionType } from './protocolActionType.ts';
import type { StopType } from './stopType.ts';

/**
 * Something that a driver does at a stop, as an organisation keeps it; one without an id is added. Services are published with copies.
 */
export interface BaseProtocolAction {
  /**
     * Its number, which no other action ever has.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id?: number;
  /** At which stop. */
  stopType: StopType;
  /** What it asks for; a block is text to read. */
  type: ProtocolActionType;
  /**
     * What is asked, or the heading of what is read.
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  /**
     * More about it; of a block the text itself.
     * @maxLength 2000
     */
  description?: string;
  /** Whether the stop can be left without it. */
  required?: boolean;
  /**
     * The choices, for select and multi_select alone.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 200
     */
  options?: string[];
  /**
     * What a number is counted in, for number_input alone.
     * @maxLength 20
     */
  unit?: string;
  /**
     * The least number that is taken, for number_input alone.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  minimum?: number;
  /**
     * The largest number that is taken, for number_input alone.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  maximum?: number;
}
