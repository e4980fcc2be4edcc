CREATE TABLE "daily_figures" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" double precision,
	CONSTRAINT "daily_figures_figure_day_pk" PRIMARY KEY("figure","day")
);
