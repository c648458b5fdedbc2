/** Makes React render pages as in a build, which takes a tenth of the time. */
process.env.NODE_ENV = 'production';
