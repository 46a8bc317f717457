/**
 * Stands for each icon of lucide-react. Their files are ES modules with the ending
 * `.mjs`, which jest cannot require on Node 20; the package's main file has a CommonJS build.
 */
exports.__esModule = true;
exports.default = require('lucide-react').Circle;
