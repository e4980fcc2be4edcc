#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { createRepository } from '@boardwalk/cli/create';

const { templateVersions } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await createRepository(templateVersions);
