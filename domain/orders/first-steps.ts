/** What a new courier does before its first delivery, in the order in which one step needs the other. */
export const firstSteps = ['organization', 'service', 'driver', 'customer', 'order', 'delivered'] as const

export type FirstStep = (typeof firstSteps)[number]
