-- A parcel that was not weighed, of a type without a heaviest piece, weighs nobody knows what, which is not nothing: such measures,
-- and the totals that they are part of, are null.
alter table delivery_order_parcels
  alter column length_m drop not null,
  alter column width_m drop not null,
  alter column height_m drop not null,
  alter column weight_kg drop not null;
alter table delivery_orders
  alter column total_weight_kg drop not null,
  alter column total_volume_m3 drop not null;
