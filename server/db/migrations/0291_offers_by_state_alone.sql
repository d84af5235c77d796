-- Offers are filtered by their state alone.
drop index managed_customer_onboardings_sent_by_whom;
