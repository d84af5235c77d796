-- A browser that somebody ended from another one: it says its address again at the next load, and is to hear that it was ended.
alter table push_subscriptions add column ended_at bigint;
