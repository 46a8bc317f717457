import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../__tests__/support/browsers';
import { startServer } from './serve';
