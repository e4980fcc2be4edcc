#!/usr/bin/env node
import '../dist/one-remote/create.js';
