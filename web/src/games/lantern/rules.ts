// Made from the rules in Rust; do not edit: `make bless` writes it anew.
