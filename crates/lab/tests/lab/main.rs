//! Whole runs of the lab: in parts, interrupted, gone on with, joined, and their rows.

mod folder;
mod parts;
mod rows;
mod runs;
