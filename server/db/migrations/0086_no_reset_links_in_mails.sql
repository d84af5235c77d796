-- Whoever reads the record of mails could choose a password for somebody else by a link that nobody has used yet.

update mail_messages set text_body = regexp_replace(text_body, 'reset-password\?token=[A-Za-z0-9_-]+', 'reset-password?token=[removed]', 'g')
where purpose = 'password-reset';
