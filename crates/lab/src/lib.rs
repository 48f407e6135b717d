//! The designer's lab: many games, counted, compared, tuned and reported. The only parallel code.
