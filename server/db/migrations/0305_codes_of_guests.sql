-- A guest who registers with another address than the invited one proves it by a code, as somebody who is signed in proves the invited one.
alter table verification_codes drop constraint verification_codes_pkey;
alter table verification_codes alter column user_id drop not null;
-- Lower case: the address that a guest registers with, and that the code is mailed to; null: that of the invitation.
alter table verification_codes add column email text;
alter table verification_codes add check ((user_id is null) <> (email is null));
alter table verification_codes add constraint verification_codes_whose unique nulls not distinct (invitation_id, user_id, email);
