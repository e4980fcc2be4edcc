-- E-mails are for addresses that the identity provider has confirmed. Nobody has asked it yet: that happens when a member comes back.
ALTER TABLE "users" ADD COLUMN "email_verified" boolean;