-- What cancelling an order costs, and what its price was before. Orders that are cancelled by now keep their price: people have
-- seen, and perhaps billed, what no courier had a say in yet.

alter table courier_settings
  -- {beforeAssignment, afterAssignment: {type: none | fee | percentage, amount}}; amount in cents of a fee, in percent of the
  -- pre-tax total of a percentage. null: nothing is charged.
  add column cancellation_charge jsonb;

alter table delivery_order_prices
  -- {charge, lines, preTaxCents, totalCents}: the price that the cancellation charge replaced, and the setting that was in force.
  -- null while the order is not cancelled.
  add column before_cancellation jsonb;
