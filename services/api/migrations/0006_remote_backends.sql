CREATE TABLE "remote_backends" (
	"remote" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "remote_backends_states" CHECK ("remote_backends"."state" IN ('unknown', 'up', 'down'))
);
