import { createProcessMetrics, type ListeningMetrics, type ProcessMetrics } from '@boardwalk/server';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { Database } from '../database/database.ts';
import { Jobs } from '../jobs/jobs.ts';
import { StreamPlaces } from '../streams/stream-places.ts';

/** Serves metrics of this process to Prometheus, on a separate port, if one is configured. */
@Injectable()
export class MetricsService implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private metrics: ProcessMetrics | undefined;
  private readonly values: Parameters<ProcessMetrics['value']>[] = [];
  private listening: ListeningMetrics | undefined;

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly adapter: HttpAdapterHost,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly streams: StreamPlaces,
  ) {}

  /** Registers a metric of a module, read at each scrape. Must be called from a constructor. */
  value(...figure: Parameters<ProcessMetrics['value']>): void {
    this.values.push(figure);
  }

  onModuleInit(): void {
    if (this.configuration.metricsPort === undefined) return;
    const server = this.adapter.httpAdapter.getInstance<FastifyInstance>();
    const metrics = createProcessMetrics(server, 'api');
    metrics.gauge('database_connections', 'Connections of this process to PostgreSQL.', 'state', () =>
      this.database.connections(),
    );
    metrics.gauge(
      'jobs',
      'Jobs that are due or under way, and those given up within 24 hours.',
      'state',
      () => this.jobs.load(),
    );
    metrics.gauge('event_streams', 'Open event streams of this process.', 'state', () => ({
      open: this.streams.open(),
    }));
    for (const figure of this.values) metrics.value(...figure);
    this.metrics = metrics;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.configuration;
    if (metricsPort === undefined) return;
    this.listening = await this.metrics?.listen(metricsPort, host);
    this.logger.log(`Metrics on port ${this.listening?.port}`);
  }

  /** Port of the metrics server; undefined without one. */
  get port(): number | undefined {
    return this.listening?.port;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.listening?.close();
  }
}
