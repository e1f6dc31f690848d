-- The browser that asked, as a fingerprint: without a session a sign-up is verified there alone (docs/adr/0018).
-- Of resets and alerts the subject has it, too.
alter table otp_codes add column browser text;
create index otp_codes_sign_up on otp_codes (phone_no, browser) where purpose = 'verify';
