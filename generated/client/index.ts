export * from './accounting/accounting.ts';
export * from './jobs/jobs.ts';
export * from './locations/locations.ts';
export * from './orders/orders.ts';
export * from './services/services.ts';
export * from './session/session.ts';
export * from './tenants/tenants.ts';
export * from './users/users.ts';
