CREATE TABLE "release_failures" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" text NOT NULL,
	"message" text NOT NULL,
	"file" text,
	"line" integer,
	"column" integer,
	"route" text,
	"browser" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_failures_remote_version_fingerprint_pk" PRIMARY KEY("remote","version","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "release_reporters" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"network" text NOT NULL,
	"failed" boolean NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_reporters_remote_version_network_pk" PRIMARY KEY("remote","version","network")
);
--> statement-breakpoint
ALTER TABLE "served_remotes" ADD COLUMN "floor" text;--> statement-breakpoint
ALTER TABLE "served_remotes" ADD COLUMN "floor_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "release_failures_by_last" ON "release_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "release_reporters_by_time" ON "release_reporters" USING btree ("at");