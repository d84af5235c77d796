/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What a driver gets beside orders, or what is kept back of the pay.
 */
export interface PayExtra {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /**
     * Whose pay it is, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     */
  driverUserId: number;
  /**
     * First and last name of that driver.
     * @nullable
     */
  driverName: string | null;
  /** The first run whose pay period ends on it or later takes it up. */
  day: string;
  /** As it is printed on the statement. */
  name: string;
  /**
     * Cents: above zero for what the driver gets, below zero for what is kept back. Never zero.
     * @minimum -10000000
     * @maximum 10000000
     */
  amountCadCents: number;
  /** Whether a statement has it; then it stays as it is until its run is reversed. */
  isPaidOut: boolean;
  /**
     * The number of that statement.
     * @nullable
     */
  statementNumber: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
