/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetPaginatedDeliveryOrdersColumnsItem = typeof GetPaginatedDeliveryOrdersColumnsItem[keyof typeof GetPaginatedDeliveryOrdersColumnsItem];


export const GetPaginatedDeliveryOrdersColumnsItem = {
  number: 'number',
  status: 'status',
  poNumber: 'poNumber',
  created: 'created',
  available: 'available',
  due: 'due',
  customer: 'customer',
  courier: 'courier',
  driver: 'driver',
  service: 'service',
  speed: 'speed',
  tags: 'tags',
  pickup: 'pickup',
  dropoff: 'dropoff',
  parcels: 'parcels',
  weight: 'weight',
  distance: 'distance',
  price: 'price',
  billing: 'billing',
  notes: 'notes',
  progress: 'progress',
} as const;
