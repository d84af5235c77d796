-- How the limits of parcel types and the measures of parcels were typed (TypedSizes of the contract), beside their metric values.
alter table base_parcel_types add column typed jsonb;
alter table service_revision_parcel_types add column typed jsonb;
alter table delivery_order_parcels add column typed jsonb;
