-- Who decides on a comment or reports it says which text they saw.
ALTER TABLE "comments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;