import type { Pool } from 'pg'

/**
 * Has every test find out whether what requests write of an order is told, since screens ask again for nothing else: whatever of an order
 * a request has changed, its commit is refused where no event of that order goes with it. What tests write by hand passes.
 */
export async function refuseUntoldOrders(database: Pool): Promise<void> {
  await database.query(`
    set role waybill_system;
    create function refuse_untold_order() returns trigger language plpgsql security definer as $$
    declare
      written jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
      order_id text := written ->> case tg_table_name when 'delivery_orders' then 'id' else 'delivery_order_id' end;
    begin
      -- What people are told of is not always an order.
      if order_id is not null and current_setting('role') = 'waybill_app' and not exists(
        select from outbox where xid = pg_current_xact_id() and topic = 'delivery-order.changed' and payload ->> 'key' = order_id)
      then
        raise exception '% of order % was changed and nobody is told', tg_table_name, order_id;
      end if;
      return null;
    end $$;
    reset role;
    do $$
    declare
      name text;
    begin
      for name in select 'delivery_orders' union select c.table_name from information_schema.columns c
        join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
        where c.table_schema = 'public' and c.column_name = 'delivery_order_id'
           -- What a draft would have cost is the draft's, what was mailed or told of an order is the log's, and what became of a row of a
           -- file is the import's.
           and c.table_name not in ('try_out_orders', 'messages', 'webhook_deliveries', 'order_import_rows')
      loop
        execute format('create constraint trigger refuse_untold after insert or update or delete on %I
          deferrable initially deferred for each row execute function refuse_untold_order()', name);
      end loop;
    end $$`)
}

/** For tests that write orders themselves, in the place of a request. */
export async function letOrdersChangeUntold(database: Pool): Promise<void> {
  await database.query('drop function refuse_untold_order cascade')
}
