/** How many orders are placed in one transaction at most, as the contract's `DeliveryOrdersCreate` has it. */
export const mostOrdersAtOnce = 50
