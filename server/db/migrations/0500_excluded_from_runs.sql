-- compatible: adds a column that older processes neither read nor write; where one of them makes a run with exclusions, it refuses it by its sums.
-- A billing run leaves these unbilled, because its maker said so: [{customer, orderId, reason, orders, unpriced, totalCents}].

alter table billing_exports add column excluded jsonb not null default '[]';
