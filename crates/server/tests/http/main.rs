//! The house on HTTP, from outside: what it says to whom, and how it says no.

mod ask;
mod bans;
mod browser;
mod compression;
mod connections;
mod daily;
mod described;
mod documents;
mod health;
mod invitations;
mod limits;
mod moderation;
mod open;
mod order;
mod pages;
mod passkeys;
mod players;
mod puzzles;
mod ranking;
mod refusals;
mod reviews;
mod safety;
mod sockets;
mod tables;
mod tournaments;
mod web;
