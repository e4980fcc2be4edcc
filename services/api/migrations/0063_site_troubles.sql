CREATE TABLE "site_troubles" (
	"trouble" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_troubles_known" CHECK ("site_troubles"."trouble" IN ('backups', 'disk', 'jobs', 'deliveries'))
);
