export const noSuchPlan = 'There is no such plan'
export const planNamed = 'Another plan has this name already'
