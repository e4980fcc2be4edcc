-- migrate: a day after 0016_trigram_indexes
-- What a role permits stands in the code.
DROP TABLE "roles";
