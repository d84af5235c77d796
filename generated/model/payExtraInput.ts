/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: what a driver gets beside orders, or what is kept back of the pay.
 */
export interface PayExtraInput {
  /**
     * Whose pay it is, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     */
  driverUserId: number;
  /**
     * The first run whose pay period ends on it or later takes it up.
     * @maxLength 10
     */
  day: string;
  /**
     * As it is printed on the statement.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Cents: above zero for what the driver gets, below zero for what is kept back. Never zero.
     * @minimum -10000000
     * @maximum 10000000
     */
  amountCadCents: number;
}
